/** The texts of the notice that the school could not start: no other text may be late. */
export const messages = {
  failed: 'The school could not start.',
  hint: 'Check your connection, then reload the page.',
  reload: 'Reload',
};
