/** The content of figurines, loaded once from the server. */

import { filesOf, once, packOf } from "../pack";
import { Content, FILES, type Files } from "./content";

const pack = once("figurines", async () => {
  const { folder } = await packOf("figurines");
  return new Content(await filesOf<Files>("figurines", folder, FILES));
});

export const openFigurines = pack.open;
/** The content, once it is loaded: everything inside a table of figurines comes after that. */
export const figurines = pack.at;
