import type { ReactNode } from 'react'
import { usePart, useStudio } from '../context'
import { damagedFile } from '../state'

/** Disables its child fields and shows a message while a file of the page is not valid JSON. */
export function Writable({ children }: { children: ReactNode }) {
  const { t } = useStudio()
  const damaged = usePart(({ open, look }) => damagedFile(open, look.language))
  const line = usePart(({ open }) => open?.problems.find(({ file }) => file === damaged)?.line ?? 1)
  return (
    <>
      {damaged !== undefined && (
        <p className="problem problem-error" role="alert">
          {t`Nothing can be written here: the file ${damaged} is damaged. Correct line ${line} in an editor.`}
        </p>
      )}
      <fieldset className="writable" disabled={damaged !== undefined}>
        {children}
      </fieldset>
    </>
  )
}
