import { Carousel } from '@bazaar/shared/ui/Carousel';
import { SLIDE_MS, SLIDES } from './content.ts';
import { HeroSlide } from './HeroSlide.tsx';
import { messages } from './messages.ts';

/** The carousel on top of the landing page (§2, §4, §9). */
export const Hero = () => (
  <Carousel
    className="hero"
    label={messages.highlights}
    count={SLIDES.length}
    rotateEveryMs={SLIDE_MS}
    nameOf={(index) => SLIDES[index]!.title}
  >
    {(index) => <HeroSlide slide={SLIDES[index]!} next={SLIDES[(index + 1) % SLIDES.length]!} isFirst={index === 0} />}
  </Carousel>
);
