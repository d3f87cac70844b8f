addEventListener('message', async ({ ports: [port] }) => {
  const response = await fetch('/recaptcha/api2/reload', { method: 'POST' });
  port.postMessage(await response.text());
});
