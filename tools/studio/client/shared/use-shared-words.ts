import { useMemo } from 'react'
import { createTranslator, sharedLanguages } from '../../../content/read/words'
import { usePart } from '../context'

/** React hook for a function that returns the shared word for a reference such as "t:buy"; undefined for other texts. */
export function useSharedWords(): (text: string) => string | undefined {
  const base = usePart((state) => state.base)
  return useMemo(() => {
    const translator = createTranslator(base)
    const languages = sharedLanguages(base, base.settings.defaultLanguage)
    return (text: string) => (text.startsWith('t:') ? translator.shared(text, languages).text : undefined)
  }, [base])
}
