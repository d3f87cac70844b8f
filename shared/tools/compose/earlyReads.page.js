// Runs in the page right after preload.page.js: requests what the first screen of the path reads, before any module has come
// (docs/decisions/023). Plain JavaScript, nothing imported. `build`: undefined where the path has none. `database`: the URL of
// its documents. `isId`: what a parameter must be. `drawnWithinMs`: how long the modules wait for the first picture. Returns the
// route and what it reads, if there is one.
(build, database, apiKey, isId, expressionOf, drawnWithinMs) => {
  const reads = (globalThis.earlyReads = new Map());
  const query = new URLSearchParams(location.search);

  /** A text body is sent without a request before it (CORS). */
  const post = async (method, body) => {
    const url = `${database}:${method}?key=${encodeURIComponent(apiKey)}`;
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  };

  const getDocument = async ({ collection, id }) => {
    const name = `${new URL(database).pathname.slice('/v1/'.length)}/${collection}/${id}`;
    const [result] = await post('batchGet', { documents: [name] });
    return 'missing' in result ? null : result.found;
  };

  // As the SDK writes it (firestoreSdk.ts, constraints).
  const getPage = ({ collection, where = [], orderBy = [], limit }) => {
    const filters = where.map(([fieldPath, value]) => ({
      fieldFilter: {
        field: { fieldPath },
        op: 'EQUAL',
        value: typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value },
      },
    }));
    const [by, to] = orderBy;
    const direction = to === 'desc' ? 'DESCENDING' : 'ASCENDING';
    return post('runQuery', {
      structuredQuery: {
        from: [{ collectionId: collection }],
        where: filters.length > 1 ? { compositeFilter: { op: 'AND', filters } } : filters[0],
        orderBy: [by, '__name__'].flatMap((fieldPath) => (fieldPath ? [{ field: { fieldPath }, direction }] : [])),
        limit,
      },
    });
  };

  /** What a value stands for; undefined where the address does not have it. */
  const valueOf = (given, params) => {
    if (given[0] === ':') return params[given.slice(1)];
    if (given[0] !== '?') return given;
    const [name, choices] = given.slice(1).split('=');
    const value = query.get(name) ?? '';
    if (!choices) return isId.test(value) ? value : undefined;
    return choices.split('|').includes(value) ? value : choices.split('|')[0];
  };

  /** The read as `earlyReadKey` has it: spreading keeps the order of its keys. Undefined where a value is missing. */
  const withValues = (read, params) => {
    const id = read.id && valueOf(read.id, params);
    const where = read.where?.map(([field, value]) => [field, valueOf(value, params)]);
    if (('id' in read && !id) || where?.some(([, value]) => value === undefined)) return;
    return { ...read, ...(id && { id }), ...(where && { where }) };
  };

  const start = (read) => {
    const key = JSON.stringify(read);
    if (read && !reads.has(key)) reads.set(key, read.id ? getDocument(read) : getPage(read));
    const result = reads.get(key) ?? Promise.resolve();
    result.catch(() => {}); // the screen then reads in its own way
    return result;
  };

  /** Reads what the route of the address declares; also for a part of the page that comes later. */
  globalThis.startEarlyReads = (routes) => {
    for (const { pattern, reads: declared, media } of routes) {
      const found = expressionOf(pattern).exec(location.pathname);
      const params = { ...found?.groups };
      if (!found || !Object.values(params).every((id) => id && isId.test(id))) continue;
      const results = declared.map((read) => start(withValues(read, params)));
      return { pattern, params, search: location.search, reads: results, media };
    }
  };

  const route = globalThis.startEarlyReads(build?.earlyReads ?? []);
  if (build?.drawnScreen) {
    const drawn = route && import(build.drawnScreen).then(({ show }) => show(route));
    const late = new Promise((resolve) => setTimeout(resolve, drawnWithinMs));
    Promise.race([drawn, late]).then(build.requestModules, build.requestModules);
    // A video waits for the shell; on a later visit its files are on the device.
    if (route?.media || navigator.serviceWorker?.controller) build.startShell();
  }
  return route;
};
