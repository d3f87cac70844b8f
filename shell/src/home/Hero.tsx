import { paths } from '@bazaar/shared/contracts/paths';
import { ButtonLink } from '@bazaar/shared/ui/Button';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '@bazaar/shared/ui/icons';
import { RemoteImage } from '@bazaar/shared/ui/RemoteImage';
import { useCallback, useState } from 'react';
import { nextSlide, previousSlide } from './carousel.ts';
import type { Slide } from './content.ts';
import styles from './Hero.module.css';
import { messages } from './messages.ts';
import { useRotation } from './useRotation.ts';

/** The carousel on top of the landing page: turns by itself, and stops for whoever looks closer (§4, §9). */
export function Hero({ slides, slideMs }: { slides: readonly Slide[]; slideMs: number }) {
  const [index, setIndex] = useState(0);
  const [isRotating, setIsRotating] = useState(true);
  const [isHeld, setIsHeld] = useState(false);
  const total = slides.length;
  const turn = useCallback(() => setIndex((current) => nextSlide(current, total)), [total]);
  useRotation(isRotating && !isHeld, slideMs, turn);
  const slide = slides[index]!;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- APG carousel: hover and focus hold it, nothing else
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={messages.highlights}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div
        className={styles.slide}
        role="group"
        aria-roledescription="slide"
        aria-label={`${messages.slideOf(index + 1, total)}: ${slide.title}`}
        aria-live={isRotating && !isHeld ? 'off' : 'polite'}
      >
        <div className={styles.picture} key={slide.id}>
          <RemoteImage imageId={slide.backgroundImage} alt="" ratio={16 / 9} sizes="100vw" isFirst={index === 0} />
        </div>
        <div className={styles.copy}>
          <h1>{slide.title}</h1>
          <p>{slide.text}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.reels}>{messages.watchNow}</ButtonLink>
            <ButtonLink to={paths.about} kind="line">
              {messages.moreInfo}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={styles.controls}>
        <button type="button" aria-label={isRotating ? messages.pause : messages.start} onClick={() => setIsRotating(!isRotating)}>
          {isRotating ? <PauseIcon /> : <PlayIcon />}
        </button>
        <button type="button" aria-label={messages.previous} onClick={() => setIndex(previousSlide(index, total))}>
          <PreviousIcon />
        </button>
        <button type="button" aria-label={messages.next} onClick={turn}>
          <NextIcon />
        </button>
        <span>{messages.counter(index + 1, total)}</span>
      </div>
    </section>
  );
}
