// A button that is pressed before the shell runs: React's is pressed in its stead (shell/src/document/takeOver.ts, docs/decisions/024). A link
// works by itself. Small and without imports: it is inline.
addEventListener('click', ({ target }) => {
  const control = target.closest?.('#root > [data-drawn] :is(button, input, video)');
  if (!control) return;
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  control.dataset.pressed = '';
});
