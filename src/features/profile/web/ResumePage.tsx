import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import blocks from '../../../platform/web/blocks.module.css'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { toast } from '../../../platform/web/toast.ts'
import { ErrorState } from '../../../platform/web/ui/ErrorState.tsx'
import { FormFoot, FormGrid, FormSkeleton, FormState, Wide } from '../../../platform/web/ui/FormState.tsx'
import { MonthField } from '../../../platform/web/ui/MonthField.tsx'
import { PageHeader } from '../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../platform/web/ui/SectionCard.tsx'
import { type ActForm, checkBy, useActForm } from '../../../platform/web/ui/useActForm.ts'
import { type ResumeItem, type ResumeKind, resumeForm, resumeKinds } from '../contract/schema.ts'
import css from './profile.module.css'
import { call, keys, useResume } from './queries.ts'
import { t } from './texts.ts'

export default function ResumePage() {
  const s = useTexts(t)
  const { data, error, refetch } = useResume()
  return (
    <>
      <PageHeader title={s.resumeTitle} about={s.resumeAbout} />
      {data ? <ResumeForm items={data.items} /> : error ? <ErrorState error={error} onRetry={refetch} /> : <FormSkeleton fields={4} />}
    </>
  )
}

interface Item extends Omit<ResumeItem, 'id'> {
  /** For the screen alone: an item keeps its fields while it moves. */
  key: string
}
interface Typed {
  items: Item[]
}

const typedOf = (items: readonly ResumeItem[]): Typed => ({ items: items.map(({ id, ...rest }) => ({ key: id, ...rest })) })
const wire = ({ items }: Typed) => ({ items: items.map(({ key: _, ...item }) => item) })

/** The words of each kind's fields. */
function useWords() {
  const s = useTexts(t)
  return {
    education: { title: s.education, organisation: s.school, what: s.degree, from: s.from, to: s.to, toHint: s.toNow },
    experience: { title: s.experience, organisation: s.employer, what: s.jobTitle, from: s.from, to: s.to, toHint: s.toNow },
    project: { title: s.project, organisation: s.client, what: s.projectRole, from: s.from, to: s.to, toHint: s.toNow },
    certificate: {
      title: s.certificate,
      organisation: s.issuer,
      what: s.certificateName,
      from: s.issuedIn,
      to: s.validTo,
      toHint: s.validForever,
    },
  } satisfies Record<ResumeKind, Record<string, string>>
}

function ResumeForm({ items }: { items: readonly ResumeItem[] }) {
  const s = useTexts(t)
  const words = useWords()
  const client = useQueryClient()
  const [removed, setRemoved] = useState<{ item: Item; at: number } | null>(null)
  const made = useRef(0)
  const act = useActForm({
    draft: 'resume',
    initial: typedOf(items),
    check: (typed) => checkBy(resumeForm, wire(typed)),
    save: (typed, options) => call('POST /ws/profile/resume', wire(typed), options),
    onDone: (result) => {
      toast.success(s.saved)
      client.setQueryData(keys.resume, result)
      setRemoved(null)
      act.restart(typedOf(result.items))
    },
  })
  const { form } = act
  const all = form.values.items
  /** Errors stand at places in the list: whoever changes the order clears them. */
  const put = (next: Item[]) => {
    form.clearErrors()
    form.setFieldValue('items', next)
  }
  const add = (kind: ResumeKind) => {
    made.current += 1
    const key = `new-${made.current}-${kind}`
    put([...all, { key, kind, from: '', to: '', organisation: '', title: '', description: '' }])
    // The fields exist after the next paint.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-item="${key}"] input`)?.focus())
  }
  const swap = (a: number, b: number) => {
    const next = [...all]
    ;[next[a], next[b]] = [next[b]!, next[a]!]
    put(next)
  }
  const labels = Object.fromEntries(
    all.flatMap((item, at) => {
      const of = words[item.kind]
      const named = (label: string) => `${of.title} · ${label}`
      return [
        [`items.${at}.organisation`, named(of.organisation)],
        [`items.${at}.title`, named(of.what)],
        [`items.${at}.from`, named(of.from)],
        [`items.${at}.to`, named(of.to)],
        [`items.${at}.description`, named(s.description)],
      ]
    }),
  )
  return (
    <form className={`${blocks.stack} ${css.page}`} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} labels={labels} />
      {resumeKinds.map((kind) => {
        const places = all.flatMap((item, at) => (item.kind === kind ? [at] : []))
        return (
          <SectionCard key={kind} title={words[kind].title}>
            {places.length === 0 ? (
              <p className={`${blocks.quiet} ${css.none}`}>{s.none}</p>
            ) : (
              <ol className={`${blocks.form} ${css.items}`}>
                {places.map((at, n) => (
                  <ItemFields
                    key={all[at]!.key}
                    act={act}
                    at={at}
                    n={n + 1}
                    words={words[kind]}
                    onUp={n > 0 ? () => swap(at, places[n - 1]!) : undefined}
                    onDown={n < places.length - 1 ? () => swap(at, places[n + 1]!) : undefined}
                    onRemove={() => {
                      setRemoved({ item: all[at]!, at })
                      put(all.filter((_, place) => place !== at))
                    }}
                  />
                ))}
              </ol>
            )}
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => add(kind)}
            >
              {s.add(words[kind].title)}
            </Button>
          </SectionCard>
        )
      })}
      {removed && (
        <div className={`${blocks.between} ${blocks.floating}`} data-tone="warn" role="status">
          <span>{s.removed(removed.item.title || removed.item.organisation || words[removed.item.kind].title)}</span>
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              put([...all.slice(0, removed.at), removed.item, ...all.slice(removed.at)])
              setRemoved(null)
            }}
          >
            {s.undo}
          </Button>
        </div>
      )}
      <FormFoot>
        <Button type="submit" loading={act.pending}>
          {s.save}
        </Button>
      </FormFoot>
    </form>
  )
}

interface ItemFieldsProps {
  act: ActForm<Typed>
  at: number
  n: number
  words: { title: string; organisation: string; what: string; from: string; to: string; toHint: string }
  onUp?: () => void
  onDown?: () => void
  onRemove: () => void
}

function ItemFields({ act, at, n, words, onUp, onDown, onRemove }: ItemFieldsProps) {
  const s = useTexts(t)
  const item = act.form.values.items[at]!
  const name = s.item(words.title, n)
  const path = (field: string) => act.field(`items.${at}.${field}`)
  return (
    <li className={css.item} data-item={item.key}>
      <div className={css.itemHead}>
        <h3>{item.title || name}</h3>
        {onUp && (
          <ActionIcon size={32} aria-label={s.moveUp(name)} onClick={onUp}>
            <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
        {onDown && (
          <ActionIcon size={32} aria-label={s.moveDown(name)} onClick={onDown}>
            <IconArrowDown size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
        <ActionIcon size={32} aria-label={s.remove(name)} onClick={onRemove}>
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      <FormGrid>
        <TextInput label={words.organisation} required maxLength={120} {...path('organisation')} />
        <TextInput label={words.what} required maxLength={120} {...path('title')} />
        <MonthField label={words.from} required {...path('from')} />
        <MonthField label={words.to} placeholder={words.toHint} {...path('to')} />
        <Wide>
          <Textarea label={s.description} autosize minRows={2} maxRows={10} maxLength={2000} {...path('description')} />
        </Wide>
      </FormGrid>
    </li>
  )
}
