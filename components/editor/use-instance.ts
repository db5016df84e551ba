import { type RefObject, useEffect, useState } from 'react';
import { editor } from './monaco';
import { editorOptions, isLarge, optionsFor } from './options';
import { applyTheme } from './themes';

/** Creates the editor in its place, and makes it follow theme and forced colours. Null until it stands. */
export function useInstance(
  host: RefObject<HTMLDivElement | null>,
  theme: 'light' | 'dark',
  label: string,
): editor.IStandaloneCodeEditor | null {
  const [instance, setInstance] = useState<editor.IStandaloneCodeEditor | null>(null);

  useEffect(() => {
    if (host.current === null) return;
    const fontFamily = getComputedStyle(document.documentElement).getPropertyValue('--mono').trim();
    const created = editor.create(host.current, { ...editorOptions, fontFamily, model: null });
    setInstance(created);
    // Widths measured before the page's own font has come would put the cursor beside the letters.
    void document.fonts.ready.then(() => editor.remeasureFonts());
    return () => {
      setInstance(null);
      created.dispose();
    };
  }, [host]);

  useEffect(() => {
    const forced = matchMedia('(forced-colors: active)');
    const apply = () => applyTheme(theme, forced.matches);
    apply();
    forced.addEventListener('change', apply);
    return () => forced.removeEventListener('change', apply);
  }, [theme]);

  useEffect(() => {
    if (instance === null) return;
    let fitted = false;
    const fit = () => {
      const now = isLarge(instance.getModel()?.getValueLength() ?? 0);
      if (now !== fitted) instance.updateOptions(optionsFor(now));
      fitted = now;
    };
    const subscriptions = [instance.onDidChangeModel(fit), instance.onDidChangeModelContent(fit)];
    return () => {
      for (const subscription of subscriptions) subscription.dispose();
    };
  }, [instance]);

  useEffect(() => instance?.updateOptions({ ariaLabel: label }), [instance, label]);

  return instance;
}
