import { Link } from '@bazaar/shared/router';

export const Welcome = () => (
  <main>
    <h1>Our own site</h1>
    <Link to="/feed">Posts from Bazaar School</Link>
  </main>
);
