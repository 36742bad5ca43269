/** For what is drawn and can be pressed: Enter and Space do what a press does. */
export const onkeys = (press: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  press();
};
