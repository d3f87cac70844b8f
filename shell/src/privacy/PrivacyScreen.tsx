import { contactIn } from '@bazaar/shared/contracts/contact';
import { retentionIn } from '@bazaar/shared/contracts/retention';
import { KEPT, termOf, type Place, type Term } from '@bazaar/shared/privacy/kept';
import { noticeVersion } from '@bazaar/shared/privacy/notice';
import { SectionHeading } from '@bazaar/shared/ui/SectionHeading';
import { useDocumentTitle } from '@bazaar/shared/ui/useDocumentTitle';
import page from '../chrome/TextPage.module.css';
import { privacy as texts } from './texts.ts';
import styles from './PrivacyScreen.module.css';

/** The privacy policy: the rows of `KEPT`, by place, each with what is kept, why and how long. */
export function PrivacyScreen() {
  useDocumentTitle(texts.title);
  const { leave } = texts;
  return (
    <article className={page.page}>
      <h1>{texts.title}</h1>
      {(Object.keys(KEPT) as Place[]).map((place) => (
        <KeptAt key={place} place={place} />
      ))}
      <section>
        <SectionHeading>{leave.title}</SectionHeading>
        <p>{leave.text[retentionIn()]}</p>
      </section>
      <Complaints />
      <p>{texts.version(noticeVersion())}</p>
    </article>
  );
}

/** Whom to ask, from the file of the site. */
function Complaints() {
  const contact = contactIn();
  const { title, text, labels, unknown } = texts.complaints;
  if (!contact) return <p>{unknown}</p>;
  const { grievanceOfficer, email, phone, address, daysToAnswer } = contact;
  return (
    <section className={styles.place}>
      <SectionHeading>{title}</SectionHeading>
      <p>{text(daysToAnswer)}</p>
      <dl>
        {Object.entries({ grievanceOfficer, email, phone, address }).map(([name, value]) => (
          <div key={name}>
            <dt>{labels[name as keyof typeof labels]}</dt>
            <dd>{name === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function KeptAt({ place }: { place: Place }) {
  const { title, text } = texts.places[place];
  const what: Record<string, string> = texts.what[place];
  const reasons: Record<string, string> = texts.reasons[place];
  const retention = retentionIn();
  const rows: [id: string, term: Term][] = Object.entries(KEPT[place]);
  return (
    <section className={styles.place}>
      <SectionHeading>{title}</SectionHeading>
      <p>{text}</p>
      <dl>
        {rows.map(([id, term]) => (
          <div key={id}>
            <dt>{what[id]}</dt>
            <dd>
              <span>{texts.why}</span> <span>{reasons[id]}</span>
            </dd>
            <dd>
              <span>{texts.until}</span> <span>{texts.terms[termOf(place, id, term, retention)]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
