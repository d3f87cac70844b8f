export function PrivacyScreen() {
  return <h1>Privacy</h1>;
}
