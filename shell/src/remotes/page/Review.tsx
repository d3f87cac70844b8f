import { Link, useLocation } from '@bazaar/shared/router';
import { Button } from '@bazaar/shared/ui/Button';
import { useEffect } from 'react';
import { reviewedBuilds as texts } from '../../texts.ts';
import { reviewableBuilds, reviewedBuild, reviewedRemotes } from '../review.ts';
import { chooseBuild } from './chooseBuild.ts';
import { linkedReview } from './linkedReview.ts';
import styles from './Remotes.module.css';

/** Follows a reviewer's link: the page starts anew with the build that it names, or says that the site does not list it. */
export function ReviewLink() {
  const { search } = useLocation();
  useEffect(() => {
    const linked = linkedReview(search);
    if (linked && chooseBuild(linked.name, linked.version)) location.replace(location.pathname);
  }, [search]);
  const linked = linkedReview(search);
  const isListed = linked && reviewableBuilds(linked.name).some(({ version }) => version === linked.version);
  return linked && !isListed && <p role="alert">{texts.unlisted}</p>;
}

/** The builds of a remote that a reviewer may have in this tab, and the way back from one. */
export function ReviewChoice({ name }: { name: string }) {
  const current = reviewedBuild(name)?.version;
  const use = (version: string | undefined) => {
    chooseBuild(name, version);
    location.reload();
  };
  return (
    <>
      {current !== undefined && <p>{texts.chosen(current)}</p>}
      {reviewableBuilds(name).map(({ version }) => (
        <Button key={version} kind="line" onClick={() => use(version === current ? undefined : version)}>
          {version === current ? texts.leave(name) : texts.choose(name, version)}
        </Button>
      ))}
    </>
  );
}

/** On every page of a tab with a chosen build: it must not be mistaken for what visitors get. */
export function ReviewBadge() {
  const builds = reviewedRemotes().map((name) => `${name} ${reviewedBuild(name)?.version}`);
  return (
    <aside className={styles.badge}>
      <Link to="/__remotes">{texts.link(builds.join(', '))}</Link>
    </aside>
  );
}
