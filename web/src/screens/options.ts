/** The options of a title in the form of a new room: what is shown of them, and what is sent. */
import type { OptionInfo, TitleInfo } from "../api/types";
import type { Fields, Values } from "./fields";

export type Value = boolean | number | string;

/** A title with the fields of its own. */
export interface Asked {
  title: TitleInfo;
  fields: Fields;
}

const usual = (option: OptionInfo): Value => (option.type === "bool" ? option.default === 1 : option.default);

/** What the options are before anybody chooses. */
export function starting({ title, fields }: Asked): Record<string, unknown> {
  return Object.fromEntries(
    title.options.map((o) => {
      const nth = title.options.filter((other) => other.form === o.form).indexOf(o);
      return [o.name, fields[o.form]?.starting(title, nth) ?? usual(o)];
    }),
  );
}

/** Whether an option changes anything in a game of so many with these values. */
export function matters(option: OptionInfo, asked: Asked, values: Values, players = asked.title.usual): boolean {
  const { title, fields } = asked;
  if (option.players.length && !option.players.includes(players)) return false;
  const [name, wanted] = option.when;
  const over = title.options.find((o) => o.name === name);
  if (over) return wanted.includes(String(values[name])) && matters(over, asked, values, players);
  return fields[option.form]?.matters(title, values) ?? true;
}

/** The options that matter in a game and are not as usual. */
export function chosen(asked: Asked, values: Values, players: number): OptionInfo[] {
  return asked.title.options.filter((option) => values[option.name] !== usual(option) && matters(option, asked, values, players));
}

/** The options that matter, as the server takes them. */
export function sent(asked: Asked, values: Values, players = asked.title.usual): Record<string, Value> {
  return Object.fromEntries(
    asked.title.options
      .filter((option) => matters(option, asked, values, players))
      .map((option) => {
        const value = values[option.name];
        return [option.name, asked.fields[option.form]?.sent(asked.title, value) ?? (value as Value)];
      }),
  );
}
