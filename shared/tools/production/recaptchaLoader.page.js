// api.js and enterprise.js: a loader, which loads the check itself from another host.
(() => {
  const { searchParams, pathname } = new URL(document.currentScript.src);
  const isEnterprise = pathname.endsWith('/enterprise.js');
  window.grecaptcha ??= {};
  const waiting = [];
  const api = isEnterprise ? (window.grecaptcha.enterprise ??= {}) : window.grecaptcha;
  api.ready = (act) => waiting.push(act);
  (window.___grecaptcha_cfg ??= []).push({ api, waiting, onload: searchParams.get('onload') });
  const script = document.createElement('script');
  script.async = true;
  script.src = 'https://www.gstatic.com/recaptcha/releases/test/recaptcha__en.js';
  document.head.append(script);
})();
