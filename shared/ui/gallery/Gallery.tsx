import { useState, type ReactNode } from 'react';
import { toast } from '../announce.ts';
import { Badge } from '../Badge.tsx';
import { BoardCard } from '../screen/BoardCard.tsx';
import { Button, ButtonLink } from '../Button.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { Dialog } from '../Dialog.tsx';
import { CardListScreen } from '../screen/ListScreen.tsx';
import { LiveRegions } from '../LiveRegions.tsx';
import { Notice, StaleNotice } from '../Notice.tsx';
import { RemoteImage } from '../RemoteImage.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { Skeleton } from '../Skeleton.tsx';
import styles from './Gallery.module.css';
import { LIST_STATES, listIn } from './states.ts';

/** Every component of the kit in every state. */
export const Gallery = () => (
  <main className={styles.page}>
    <h1>Components</h1>
    <Part name="Button">
      {(['fill', 'line', 'quiet'] as const).map((kind) => (
        <Button key={kind} kind={kind}>
          {kind}
        </Button>
      ))}
      <Button disabled>disabled</Button>
      <Button aria-disabled="true">aria-disabled</Button>
      <ButtonLink to="/">a link</ButtonLink>
    </Part>
    <Part name="Badge">
      <Badge>New</Badge>
    </Part>
    <Part name="RemoteImage">
      {Object.entries({ loaded: 'board-01', failed: 'no-such-picture', absent: undefined }).map(([state, imageId]) => (
        <div key={state} className={styles.picture}>
          <RemoteImage imageId={imageId} alt={state} ratio={4 / 3} sizes="200px" />
        </div>
      ))}
    </Part>
    <Part name="BoardCard">
      <ul className={styles.cards}>
        <li>
          <BoardCard to="/" name="Mobile Repairing" imageId="board-01" />
        </li>
        <li>
          <BoardCard to="/" name="दूध की डेयरी और गाँव की दुकान का हिसाब" imageId="board-22" ratio={1}>
            Explore →
          </BoardCard>
        </li>
      </ul>
    </Part>
    <Part name="Skeleton">
      <Skeleton width={240} height={24} />
    </Part>
    <Part name="Notice">
      <Notice kind="empty" title="No topics found for this creator" actions={<Button>Try Again</Button>} />
      <Notice kind="error" title="Failed to load topics." actions={<Button>Try Again</Button>} />
      <StaleNotice />
    </Part>
    <Part name="Carousel">
      <Carousel
        className={styles.carousel}
        label="Boards"
        count={3}
        rotateEveryMs={6_000}
        nameOf={(index) => `Board ${index + 1}`}
      >
        {(index) => (
          <RemoteImage imageId={`board-0${index + 1}`} alt={`Board ${index + 1}`} ratio={16 / 9} sizes="480px" />
        )}
      </Carousel>
    </Part>
    <Part name="Dialog and toast">
      <DialogButton />
      <Button kind="line" onClick={() => toast('Sound is on')}>
        Show a toast
      </Button>
    </Part>
    {Object.entries(LIST_STATES).map(([state, list]) => (
      <Part key={state} name={`ListScreen, ${state}`}>
        <CardListScreen
          list={listIn(list)}
          parent="/"
          texts={{
            title: 'Business',
            empty: 'No business topics found in database',
            failed: 'Failed to load topics.',
            instead: 'See all categories',
            hints: ['Check the internet connection.'],
            count: (count) => `${count} topics`,
          }}
          card={(name, index) => ({ id: name, to: '/', name, imageId: `board-0${index + 1}` })}
        />
      </Part>
    ))}
    <LiveRegions />
  </main>
);

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={name}>
    <SectionHeading>{name}</SectionHeading>
    <div className={styles.states}>{children}</div>
  </section>
);

function DialogButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open a dialog</Button>
      {isOpen && (
        <Dialog
          title="Sign Out"
          onClose={() => setIsOpen(false)}
          actions={<Button onClick={() => setIsOpen(false)}>Cancel</Button>}
        >
          <p>Sign out on this device?</p>
        </Dialog>
      )}
    </>
  );
}
