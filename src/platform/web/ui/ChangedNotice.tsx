import { Alert, Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import blocks from '../blocks.module.css'
import { useLang, useTexts } from '../i18n.tsx'
import lists from '../lists.module.css'
import { t } from './changed-texts.ts'
import { TimeText } from './TimeText.tsx'
import type { ChangedForm } from './useActForm.ts'

/** Somebody else saved first: who and when, which fields, and the two ways to go on. What was typed is still in the form below. */
export default function ChangedNotice({ of }: { of: ChangedForm }) {
  const s = useTexts(t)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const lang = useLang()
  // Once more after a change of the language: the fields below say their labels again while they are drawn.
  const [, draw] = useState(lang)
  useEffect(() => draw(lang), [lang])
  const { by, at } = of.refusal.params
  const { theirs, labels } = of
  const named = theirs?.filter((path) => labels[path]) ?? []
  return (
    <Alert color="warn" role="alert" ref={box} tabIndex={-1} title={s.title}>
      <div className={blocks.form}>
        <p>
          {by ? s.by(String(by)) : s.somebody}
          {at ? (
            <>
              {s.comma}
              <TimeText value={String(at)} />
            </>
          ) : null}
          {s.stop}
          {s.kept}
        </p>
        {named.length > 0 && (
          <ul className={lists.bullets} aria-label={s.fields}>
            {named.map((path) => (
              <li key={path}>
                {labels[path]}
                {of.both.includes(path) && <span className={blocks.fine}> {s.both}</span>}
              </li>
            ))}
          </ul>
        )}
        <div className={blocks.buttons}>
          {theirs?.length !== 0 && (
            <Button variant="default" loading={theirs === null} onClick={of.takeTheirs}>
              {s.takeTheirs}
            </Button>
          )}
          <Button loading={theirs === null} onClick={of.keepMine}>
            {theirs?.length === 0 ? s.goOn : s.keepMine}
          </Button>
        </div>
        <p className={blocks.fine}>{theirs?.length === 0 ? s.goOnAbout : s.about}</p>
      </div>
    </Alert>
  )
}
