import { createContext, use, useState, type ComponentType } from 'react';
import { GUITAR, type Instrument } from '../../music/shapes';
import { useReaderSetting } from '../hooks';
import { Pending, useFetched } from '../ui';

const fetchUkulele = () => import(/* webpackChunkName: "ukulele" */ '../../music/shapes/ukulele');

/** The visitor's instrument, null until its shapes have arrived: those of the guitar come with whatever shows any. */
export function useFetchedInstrument() {
  const isUkulele = useReaderSetting('instrument') === 'ukulele';
  const { data, retry } = useFetched(fetchUkulele, isUkulele);
  const instrument: Instrument | null = isUkulele ? (data?.UKULELE ?? null) : GUITAR;
  return { instrument, retry };
}

/** The instrument whose shapes are shown. */
export const InstrumentContext = createContext<Instrument>(GUITAR);

export const useInstrument = (): Instrument => use(InstrumentContext);

/**
 * A view that is rendered for the visitor's instrument, once its shapes have arrived. It stays while those of another
 * instrument are fetched, so that the choice keeps the focus.
 */
export const withInstrument = <Props extends object>(View: ComponentType<Props>) =>
  function InstrumentView(props: Props) {
    const { instrument, retry } = useFetchedInstrument();
    const [shown, show] = useState(instrument);
    if (instrument && instrument !== shown) show(instrument);
    return (
      <>
        {!instrument && <Pending retry={retry} />}
        {shown && (
          <InstrumentContext value={shown}>
            <View {...props} />
          </InstrumentContext>
        )}
      </>
    );
  };
