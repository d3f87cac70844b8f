// What must be right in the first paint (docs/decisions/011). Plain and small: it stands in the document and blocks it.
// These pages share their document with others, and have the bottom bar in the place of the header's links (§9).
if (/^\/(services|login)$/.test(location.pathname)) document.documentElement.dataset.bottomBar = '';
try {
  var theme = localStorage.getItem('bazaar.theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = theme === 'dark' ? '#0F0D0B' : '#FBF7F0';
    });
  }
  // Somebody who has signed in before is shown no Login button while Firebase is asked.
  if (localStorage.getItem('bazaar.signedIn')) document.documentElement.dataset.visitor = 'known';
} catch {}
