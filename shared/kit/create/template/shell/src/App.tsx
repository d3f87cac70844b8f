import { registry } from './loader.ts';
import { RemotePage } from './RemotePage.tsx';

/** The links of the shell, and below them its own page or that of the remote that owns the path. */
export function App() {
  const name = registry.useRemoteForPath(location.pathname);
  return (
    <>
      <nav>
        <a href="/">Home</a>
        <a href="/welcome">Welcome</a>
      </nav>
      <main>{name ? <RemotePage name={name} /> : <h1>The shell</h1>}</main>
    </>
  );
}
