// The pictures that systems want as PNG, from our own drawings: npm run icons. With --check it only compares.
import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const out = new URL("../../public/", import.meta.url);
const icon = readFileSync(new URL("favicon.svg", out), "utf8");
const preview = readFileSync(new URL("preview.svg", import.meta.url), "utf8");
// Without round corners: the system cuts the picture as it likes. The die lies within the circle that is always left.
const whole = icon.replace(' rx="7"', "");
if (whole === icon) throw new Error("favicon.svg has no ground with round corners");

const png = (svg, width) => new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();

/** An .ico of several sizes, each of which is a PNG. */
function ico(...sizes) {
  const pictures = sizes.map((size) => png(icon, size));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let at = head.length;
  pictures.forEach((picture, n) => {
    const entry = 6 + 16 * n;
    head.writeUInt8(sizes[n], entry);
    head.writeUInt8(sizes[n], entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}

const files = {
  "favicon.ico": ico(16, 32, 48),
  "icon-192.png": png(icon, 192),
  "icon-512.png": png(icon, 512),
  "icon-maskable.png": png(whole, 512),
  "apple-touch-icon.png": png(whole, 180),
  "preview.png": png(preview, 1200),
};
for (const [name, bytes] of Object.entries(files)) {
  const file = new URL(name, out);
  if (!process.argv.includes("--check")) writeFileSync(file, bytes);
  else if (!readFileSync(file).equals(bytes)) {
    console.log(`${file.pathname} is not what is drawn here: npm run icons`);
    process.exitCode = 1;
  }
}
