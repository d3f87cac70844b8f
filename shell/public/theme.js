// The visitor's choice of theme before the first paint (docs/decisions/011). Plain and small: it blocks the page.
try {
  var theme = localStorage.getItem('bazaar.theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = theme === 'dark' ? '#0F0D0B' : '#FBF7F0';
    });
  }
} catch {}
