import { BRAND_NAME } from '@bazaar/shared/contracts/brand';
import { Button } from '@bazaar/shared/ui/Button';
import styles from '../chrome/Question.module.css';
import { install as texts } from '../texts.ts';
import { refused, useInstallPrompt, type InstallPrompt } from './installPrompt.ts';

/** The offer itself: one line, yes and no. */
export const InstallRow = ({ prompt }: { prompt: InstallPrompt }) => (
  <section className={styles.question} aria-label={texts.label}>
    <p>{texts.offer(BRAND_NAME)}</p>
    <div>
      <Button onClick={() => void install(prompt)}>{texts.install}</Button>
      <Button kind="line" onClick={() => refused.set(true)}>
        {texts.notNow}
      </Button>
    </div>
  </section>
);

/** Shows the browser's dialog, whose answer may take as long as its reader does: nothing waits for it. */
async function install(prompt: InstallPrompt): Promise<void> {
  useInstallPrompt.setState({ prompt: undefined }); // a second dialog would be refused
  try {
    await prompt.prompt();
    if ((await prompt.userChoice).outcome === 'dismissed') refused.set(true);
  } catch (error) {
    console.warn('The site was not installed.', error); // the next page may offer it again
  }
}
