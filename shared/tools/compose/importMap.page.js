// Runs in the page before anything is loaded (startScript.ts puts it into the documents): puts the import map of the page's
// language in force, the first of which is English. Plain JavaScript, nothing imported. Returns which file, and with which
// hash, a URL stands for.
(id) => {
  const [english, ...translations] = document.getElementById(id).content.children;
  const map = translations.find(({ dataset }) => dataset.language === document.documentElement.lang) ?? english;
  document.head.append(map);
  const { imports = {}, integrity } = JSON.parse(map.textContent);
  return (url) => {
    const href = imports[url] ?? url;
    return { href, integrity: integrity[href] };
  };
};
