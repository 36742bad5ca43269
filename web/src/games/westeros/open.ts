/** The content of westeros, loaded once from the server. */

import type { PlanFile } from "../../made/westeros.content";
import { api } from "../../net/api";
import { filesOf, once, packOf } from "../pack";
import { Content, FILES, type Files } from "./content";

const PLAN = /^plans\/(.+)\.json$/;

const pack = once("westeros", async () => {
  const { folder, names } = await packOf("westeros");
  const files = filesOf<Files>("westeros", folder, FILES);
  const plans = names.flatMap((name) => {
    const id = PLAN.exec(name)?.[1];
    const plan = id && api.file<PlanFile>("westeros", folder, name);
    return plan ? [plan.then((facts) => ({ ...facts, id }))] : [];
  });
  return new Content(await files, await Promise.all(plans));
});

export const openWesteros = pack.open;
/** The content, once it is loaded: everything inside a table of westeros comes after that. */
export const westeros = pack.at;
