import { useState } from 'react';
import './welcome.css';

/** The page of this remote. */
export function Page() {
  const [times, setTimes] = useState(0);
  return (
    <article className="welcome">
      <h1>Welcome</h1>
      <button type="button" onClick={() => setTimes(times + 1)}>
        {`Clicked ${times} times`}
      </button>
    </article>
  );
}
