import * as paths from '@bazaar/shared/contracts/paths';
import { imageUrls } from '@bazaar/shared/media/urls';
import { Link } from '@bazaar/shared/router';
import { Carousel, type CarouselState } from '@bazaar/shared/ui/Carousel';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { useEffect } from 'react';
import { SLIDE_MS, SLIDES, type Slide } from './content.ts';
import { home as texts } from '../texts.ts';

/** The carousel on top of the landing page (§2, §4, §9). `first`: the slide that it begins with. */
export const Hero = ({ first }: { first?: CarouselState | undefined }) => (
  <Carousel
    className="hero"
    label={texts.highlights}
    count={SLIDES.length}
    rotateEveryMs={SLIDE_MS}
    first={first}
    nameOf={(index) => SLIDES[index]!.title}
  >
    {(index) => <HeroSlide slide={SLIDES[index]!} next={SLIDES[(index + 1) % SLIDES.length]!} isFirst={index === 0} />}
  </Carousel>
);

interface HeroSlideProps {
  slide: Slide;
  /** Its picture is fetched behind the one that is shown; no other is. */
  next: Slide;
  isFirst: boolean;
}

/** One slide, drawn as index.html draws the first one: the same classes, the same order (document.css). */
function HeroSlide({ slide, next, isFirst }: HeroSlideProps) {
  useEffect(() => fetchBehind(next.backgroundImage), [next]);
  return (
    <>
      <div className="hero-picture">
        <RemoteImage imageId={slide.backgroundImage} alt="" ratio={16 / 9} sizes="100vw" isFirst={isFirst} />
      </div>
      <div className="hero-copy">
        <h1>{slide.title}</h1>
        <p>{slide.text}</p>
        <div className="hero-actions">
          <Link to={paths.reels} className="frame-button">
            {texts.watchNow}
          </Link>
          <Link to={paths.about} className="frame-button" data-kind="line">
            {texts.moreInfo}
          </Link>
        </div>
      </div>
    </>
  );
}

/** One for all pictures: the browser holds an image whose size depends on the screen's for as long as the page. */
let behind: HTMLImageElement | undefined;

/** Fetches the picture of a slide with what the line has left. */
export function fetchBehind(imageId: string): void {
  const urls = imageUrls(imageId);
  if (!behind) {
    behind = new Image();
    behind.crossOrigin = 'anonymous';
    behind.fetchPriority = 'low';
    behind.sizes = '100vw';
  }
  behind.srcset = `${urls.small} 400w, ${urls.public} 960w`;
}
