/**
 * The pairs of controls within an element whose boxes meet by more than half a pixel, as 'name over name'. It runs in the page, so it
 * has all that it needs within itself.
 */
export function meetingControls(element: Element): string[] {
  const MOST_PX = 0.5; // boxes have parts of a pixel
  const controls = [...element.querySelectorAll<HTMLElement>('a, button, input')]
    .filter((control) => control.checkVisibility())
    .map((control) => ({ name: control.ariaLabel ?? control.textContent, box: control.getBoundingClientRect() }));
  return controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter(
        ({ box }) =>
          Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > MOST_PX &&
          Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > MOST_PX,
      )
      .map((other) => `${one.name} over ${other.name}`),
  );
}
