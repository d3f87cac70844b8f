import { expect, test } from 'vitest';
import { withoutHandlersIn } from './withoutHandlers.ts';

test.each([
  ['an effect', 'useEffect(() => start(), [a]);', 'useEffect();'],
  ['what an effect event calls', 'const act = useEffectEvent(() => stop());', 'const act = useEffectEvent();'],
  ['a handler', 'const x = <a href="/" onClick={() => go()}>y</a>;', 'const x = <a href="/" >y</a>;'],
  ['a handler inside of an effect', 'useEffect(() => { show(<a onClick={go} />); });', 'useEffect();'],
])('%s is left out', (_, code, expected) => expect(withoutHandlersIn('a.tsx', code).toString()).toBe(expected));

test.each([
  ['a state', 'const [a] = useState(() => first());'],
  ['a property of another name', 'const x = <A only={() => go()} one="2" />;'],
])('%s stays', (_, code) => expect(withoutHandlersIn('a.tsx', code).toString()).toBe(code));
