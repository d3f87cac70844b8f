// What the first paint depends on (docs/decisions/011). Small and without imports: it is inline and blocks the document.
// These pages share their document with others, and have the bottom bar instead of the header's links (§9).
if (/^\/(services|login)$/.test(location.pathname)) document.documentElement.dataset.bottomBar = '';
try {
  var theme = localStorage.getItem('bazaar.theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = theme === 'dark' ? '#0F0D0B' : '#FBF7F0';
    });
  }
  // A visitor who has signed in before sees no Login button while Firebase loads.
  if (localStorage.getItem('bazaar.signedIn')) document.documentElement.dataset.visitor = 'known';
} catch {}
