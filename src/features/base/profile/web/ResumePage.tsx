import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { newKey } from '../../../../platform/web/client.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import spacing from '../../../../platform/web/spacing.module.css'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../platform/web/ui/check-by.ts'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormFoot, FormGrid, FormSkeleton, FormState, Wide } from '../../../../platform/web/ui/FormState.tsx'
import { MonthField } from '../../../../platform/web/ui/MonthField.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { type ActForm, useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { type ResumeItem, type ResumeKind, resumeForm, resumeKinds } from '../contract/schema.ts'
import css from './profile.module.css'
import { call, put, stale, useResume } from './queries.ts'
import { t } from './texts.ts'

export default function ResumePage() {
  const s = useTexts(t)
  const { data, error, refetch } = useResume()
  return (
    <>
      <PageHeader title={s.resumeTitle} about={s.resumeAbout} />
      {data ? (
        <ResumeForm items={data.items} version={data.version} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton fields={4} />
      )}
    </>
  )
}

interface Item extends Omit<ResumeItem, 'id'> {
  /** For the screen alone: keeps an item's fields when it is moved. */
  key: string
}
interface Typed {
  items: Item[]
}
/** An item, and its position in the whole list. */
interface Place {
  item: Item
  at: number
}

const typedOf = (items: readonly ResumeItem[]): Typed => ({ items: items.map(({ id, ...rest }) => ({ key: id, ...rest })) })
const wire = ({ items }: Typed) => ({ items: items.map(({ key: _, ...item }) => item) })

/** The labels of each kind's fields. */
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

function ResumeForm({ items, version }: { items: readonly ResumeItem[]; version: number }) {
  const s = useTexts(t)
  const [removed, setRemoved] = useState<Place | null>(null)
  const act: ActForm<Typed> = useActForm<Typed, { version: number; items: ResumeItem[] }>({
    draft: 'resume',
    initial: typedOf(items),
    version,
    stale,
    check: (typed) => checkBy(resumeForm, wire(typed)),
    save: (typed, options, read) => call('POST /ws/profile/resume', { ...wire(typed), version: read }, options),
    onDone: (result) => {
      toast.success(s.saved)
      put('GET /ws/profile/resume', {}, result)
      setRemoved(null)
      act.restart(typedOf(result.items))
    },
  })
  const all = act.form.values.items
  /** Errors refer to positions in the list: a change of the order clears them. */
  const setItems = (next: Item[]) => {
    act.form.clearErrors()
    act.form.setFieldValue('items', next)
  }
  return (
    <form className={`${blocks.stack} ${spacing.slim}`} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      {resumeKinds.map((kind) => (
        <Kind key={kind} kind={kind} act={act} setItems={setItems} onRemoved={setRemoved} />
      ))}
      {removed && (
        <Undo
          {...removed}
          onUndo={() => {
            setItems([...all.slice(0, removed.at), removed.item, ...all.slice(removed.at)])
            setRemoved(null)
          }}
        />
      )}
      <FormFoot>
        <ActButton needs="profile:edit" type="submit" loading={act.pending}>
          {s.save}
        </ActButton>
      </FormFoot>
    </form>
  )
}

interface KindProps {
  kind: ResumeKind
  act: ActForm<Typed>
  setItems: (next: Item[]) => void
  onRemoved: (removed: Place) => void
}

/** The items of one kind, in order, with a button to add another. */
function Kind({ kind, act, setItems, onRemoved }: KindProps) {
  const s = useTexts(t)
  const words = useWords()[kind]
  const all = act.form.values.items
  const mine = all.flatMap((item, at) => (item.kind === kind ? [{ item, at }] : []))
  const swap = (one: Place | undefined, other: Place | undefined) =>
    one && other && (() => setItems(all.map((item, at) => (at === one.at ? other.item : at === other.at ? one.item : item))))
  const add = () => {
    const key = `new-${newKey()}`
    setItems([...all, { key, kind, from: '', to: '', organisation: '', title: '', description: '' }])
    // The fields exist after the next paint.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-item="${key}"] input`)?.focus())
  }
  return (
    <SectionCard title={words.title}>
      {mine.length === 0 ? (
        <p className={`${blocks.quiet} ${css.none}`}>{s.none}</p>
      ) : (
        <ol className={`${blocks.form} ${css.items}`}>
          {mine.map(({ item, at }, n) => (
            <ItemFields
              key={item.key}
              act={act}
              item={item}
              at={at}
              n={n + 1}
              words={words}
              onUp={swap(mine[n], mine[n - 1])}
              onDown={swap(mine[n], mine[n + 1])}
              onRemove={() => {
                onRemoved({ item, at })
                setItems(all.filter((one) => one !== item))
              }}
            />
          ))}
        </ol>
      )}
      <Button variant="default" size="sm" leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={add}>
        {s.add(words.title)}
      </Button>
    </SectionCard>
  )
}

function Undo({ item, onUndo }: Place & { onUndo: () => void }) {
  const s = useTexts(t)
  const words = useWords()[item.kind]
  return (
    <div className={`${blocks.between} ${blocks.floating}`} data-tone="warn" role="status">
      <span>{s.removed(item.title || item.organisation || words.title)}</span>
      <Button variant="default" size="xs" onClick={onUndo}>
        {s.undo}
      </Button>
    </div>
  )
}

interface ItemFieldsProps {
  act: ActForm<Typed>
  item: Item
  at: number
  n: number
  words: { title: string; organisation: string; what: string; from: string; to: string; toHint: string }
  onUp?: () => void
  onDown?: () => void
  onRemove: () => void
}

function ItemFields({ act, item, at, n, words, onUp, onDown, onRemove }: ItemFieldsProps) {
  const s = useTexts(t)
  const name = s.item(words.title, n)
  const path = (field: keyof Item & string, label: string) => act.field(`items.${at}.${field}`, label, `${words.title} · ${label}`)
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
        <TextInput required maxLength={120} {...path('organisation', words.organisation)} />
        <TextInput required maxLength={120} {...path('title', words.what)} />
        <MonthField required {...path('from', words.from)} />
        <MonthField placeholder={words.toHint} {...path('to', words.to)} />
        <Wide>
          <Textarea autosize minRows={2} maxRows={10} maxLength={2000} {...path('description', s.description)} />
        </Wide>
      </FormGrid>
    </li>
  )
}
