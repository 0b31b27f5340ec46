/**
 * The files of the catalogue beyond the home page: their paths alone are long, so they come with what speaks from them.
 * Not the terminal's. The page's own words of a title come with its others: see vite.config.ts.
 */
/** Files of the catalogue by their paths, to be fetched when they are wanted. */
export type Files = Record<string, () => Promise<string>>;

const words: Files = {
  ...import.meta.glob<string>(["../../../src/ludi/locales/*/*.ftl", "!../../../src/ludi/locales/*/{cli,host,lab,learn,puzzle,solve,train,web,*-*}.ftl"], {
    query: "?raw",
    import: "default",
  }),
  ...import.meta.glob<string>("../../../src/ludi/locales/*/{absence,app,device,hint,keys,options,proof,settings,table}-web.ftl", { query: "?raw", import: "default" }),
};

export default words;
