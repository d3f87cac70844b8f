// The check: an inline style, HTML from a text, and a frame that gives the token.
(() => {
  const GOOGLE = 'https://www.google.com';
  const style = document.createElement('style');
  style.textContent = '.grecaptcha-badge { visibility: hidden; width: 256px }';
  document.head.append(style);
  const widgets = [];

  const render = (given, options) => {
    const container = typeof given === 'string' ? document.getElementById(given) : given;
    container.innerHTML = `<div class="grecaptcha-badge" style="position: fixed"><iframe title="reCAPTCHA" src="${GOOGLE}/recaptcha/api2/anchor?k=${options.sitekey}"></iframe></div>`;
    const frame = container.querySelector('iframe');
    const loaded = new Promise((done) => frame.addEventListener('load', done));
    return widgets.push({ frame, loaded, ...options }) - 1;
  };
  const execute = async (id) => {
    const widget = widgets[id];
    await widget.loaded;
    // Without its style the check counts as blocked, as the real one cannot be seen then.
    if (getComputedStyle(widget.frame.parentElement).visibility !== 'hidden') throw new Error('reCAPTCHA has no style');
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((done) => (port1.onmessage = ({ data }) => done(data)));
    widget.frame.contentWindow.postMessage('execute', GOOGLE, [port2]);
    const token = await answered;
    widget.callback?.(token);
    return token;
  };
  const ready = (act) => act();
  // Both loaders may be in a page: the first check that comes serves them all.
  for (const { api, waiting, onload } of window.___grecaptcha_cfg.splice(0)) {
    Object.assign(api, { render, execute, ready, reset: () => {}, getResponse: () => '' });
    for (const act of waiting) act();
    if (onload) window[onload]();
  }
})();
