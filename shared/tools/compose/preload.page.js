// Runs in the page before anything else (startScript.ts puts it into index.html): plain JavaScript, nothing imported. Returns
// the build that the page will show, if any; the modules of one that draws a first screen are requested by earlyReads.page.js.
(prefixes, files, expressionOf, startShell, fileOf) => {
  const remotes = JSON.parse(document.getElementById('remotes').textContent);
  const name = prefixes[`/${location.pathname.split('/')[1]}`];
  const record = remotes[name];
  if (!record || record.disabled) return startShell();
  const canary = record.canary?.build;
  let isTrying = false;
  try {
    isTrying = canary?.version === localStorage.getItem(`bazaar.build.${name}`);
  } catch {}
  // What the shell would refuse (candidates.ts) is not requested either.
  const isUsable = (build) =>
    build && !build.missing && [build.entry, ...build.preload, ...build.css].every((href) => fileOf(href).integrity);
  const remote = [isTrying && canary, record, record.fallback].find(isUsable);
  if (!remote) return startShell();
  const add = (rel, url, as) => {
    const { href, integrity } = fileOf(url);
    const link = document.createElement('link');
    link.rel = rel;
    link.crossOrigin = '';
    if (as) link.as = as;
    // What is drawn first comes first: the first screen, its sheets, fonts and picture (docs/decisions/024).
    else if (remote.drawnScreen && url !== remote.drawnScreen) link.fetchPriority = 'low';
    if (integrity) link.integrity = integrity;
    link.href = href;
    document.head.append(link);
  };
  const { own, screens } = files[name];
  // Of several screens the one of the path: a sheet that is preloaded and not used is a warning in the console.
  const all = screens[remote.version] ?? [];
  const screen = all.find(({ pattern }) => expressionOf(pattern).test(location.pathname));
  const css = remote.css.filter((href) => !all.some((other) => other.css.includes(href)) || screen?.css.includes(href));
  const others = [...(screen?.files ?? []), ...own];
  const isSheet = (href) => href.endsWith('.css');
  // A first screen puts all sheets that are preloaded into the page (shared/drawn/sheets.ts).
  const sheets = remote.drawnScreen ? others.filter(isSheet) : [];
  if (remote.drawnScreen) add('modulepreload', remote.drawnScreen);
  for (const href of [...css, ...sheets]) add('preload', href, 'style');
  add('preload', '/remotes.json', 'fetch');
  const root = document.documentElement;
  const requestModules = () => {
    startShell();
    delete root.dataset.pictureFirst; // shared/ui/fonts.css
    for (const href of [remote.entry, ...remote.preload, ...others.filter((href) => !isSheet(href))])
      add('modulepreload', href);
  };
  // What draws it goes ahead of all of them, and its first picture too.
  if (remote.drawnScreen) root.dataset.pictureFirst = '';
  else requestModules();
  // The early reads are named once where they are the same.
  return { earlyReads: record.earlyReads, ...remote, startShell, requestModules };
};
