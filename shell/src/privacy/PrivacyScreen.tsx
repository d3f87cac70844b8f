import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import styles from '../chrome/TextPage.module.css';
import { messages } from './messages.ts';

export function PrivacyScreen() {
  useDocumentTitle(messages.title);
  return (
    <article className={styles.page}>
      <h1>{messages.title}</h1>
      {messages.sections.map(({ title, text }) => (
        <section key={title}>
          <SectionHeading>{title}</SectionHeading>
          <p>{text}</p>
        </section>
      ))}
    </article>
  );
}
