/** The content of throne, loaded once from the server, and the board drawn from it. */

import { filesOf, once, packOf } from "../pack";
import { draw } from "./board/drawing";
import { Content, FILES, type Files } from "./content";

const pack = once("throne", async () => {
  const { folder } = await packOf("throne");
  const content = new Content(await filesOf<Files>("throne", folder, FILES));
  return { content, drawing: draw(content) };
});

export const openThrone = pack.open;
/** The content, once it is loaded: everything inside a table of throne comes after that. */
export const throne = pack.at;
