/** Tell a person who looks elsewhere that a decision waits: which game, round and phase, what happened, and
 * what is asked. */

import type { Session } from "../session.svelte";
import { settings } from "../settings.svelte";
import { named, t, voice } from "../words/index.svelte";
import { gameName } from "../words/names.svelte";

export function announce(session: Session, phase?: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  const round = session.view?.round;
  const title = [
    gameName(session.game),
    round != null && t("round", { n: round, game: session.game ?? "" }),
    phase,
    session.seat && voice.call(session.seat),
  ];
  const last = session.events.slice(-2).map((event) => named(event.text));
  const note = new Notification(title.filter(Boolean).join(" · "), {
    body: [session.ask && named(session.ask), ...last].filter(Boolean).join("\n"),
    tag: session.match,
    icon: "/icon.svg",
  });
  note.onclick = () => window.focus();
}
