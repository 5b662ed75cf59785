import { Button, Modal, Textarea, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { breakpoints } from '../../../../../platform/web/breakpoints.ts'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { DictSelect } from '../../../../../platform/web/ui/DictSelect.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { type Prepared, preparedForm } from '../../contract/schema.ts'
import { ADVISORY_TEXT_MAX, type AdvisoryTopic } from '../../contract/states.ts'
import { call, stale, useRead, useWrite } from '../queries.ts'
import { t } from './texts.ts'

/** The prepared answers, kept by the operators. */
export default function PreparedPage() {
  const s = useTexts(t)
  const lang = useLang()
  const topic = useDictText('advisoryTopic')
  const query = useRead('GET /ws/operator/advisory/prepared', {}, watched)
  const [open, setOpen] = useState<Prepared | 'new' | null>(null)
  const may = useMay('operator:advisory')
  const of = (row: Prepared) => (row.topic === '' ? s.allTopics : topic(row.topic))
  return (
    <>
      <PageHeader
        title={s.preparedTitle}
        about={s.preparedAbout}
        actions={may && <Button onClick={() => setOpen('new')}>{s.add}</Button>}
      />
      <DataTable
        label={s.preparedTitle}
        query={query}
        rowKey={(row) => row.id}
        {...(may && { onOpen: setOpen })}
        columns={[
          { key: 'name', title: s.name, render: (row) => <Name row={row} /> },
          { key: 'topic', title: s.topic, width: 200, render: of },
          { key: 'changed', title: s.changed, width: 220, render: (row) => <Changed row={row} /> },
        ]}
        card={(row) => ({ title: row.title[lang], meta: of(row) })}
        empty={<EmptyState title={s.noPrepared} />}
      />
      <PreparedDialog
        open={(open !== null && open !== 'new' && query.data?.find(({ id }) => id === open.id)) || open}
        onClose={() => setOpen(null)}
      />
    </>
  )
}

/** The title with the beginning of the text. */
function Name({ row }: { row: Prepared }) {
  const lang = useLang()
  return (
    <span className={blocks.named}>
      <strong>{row.title[lang]}</strong>
      <span>{[...row.text[lang]].slice(0, 90).join('')}</span>
    </span>
  )
}

const Changed = ({ row }: { row: Prepared }) => (
  <>
    {row.changedBy} · <TimeText value={row.changedAt} show="relative" />
  </>
)

function PreparedDialog({ open, onClose }: { open: Prepared | 'new' | null; onClose: () => void }) {
  const s = useTexts(t)
  const narrow = useMediaQuery(breakpoints.phone)
  return (
    <Modal
      opened={open !== null}
      onClose={onClose}
      title={open === 'new' ? s.addTitle : s.editTitle}
      size="lg"
      fullScreen={narrow ?? false}
      closeButtonProps={{ 'aria-label': s.closeDialog }}
    >
      {open && <PreparedForm before={open === 'new' ? null : open} onClose={onClose} />}
    </Modal>
  )
}

interface Typed {
  id?: string
  topic: AdvisoryTopic | ''
  titleCn: string
  titleEn: string
  textCn: string
  textEn: string
}

function PreparedForm({ before, onClose }: { before: Prepared | null; onClose: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const initial: Typed = {
    ...(before && { id: before.id }),
    topic: before?.topic ?? '',
    titleCn: before?.title.cn ?? '',
    titleEn: before?.title.en ?? '',
    textCn: before?.text.cn ?? '',
    textEn: before?.text.en ?? '',
  }
  const act = useActForm({
    initial,
    version: before?.version,
    check: (typed) => checkBy(preparedForm, typed),
    save: (typed, options, version) => call('POST /ws/operator/advisory/prepared', { ...typed, ...(before && { version }) }, options),
    stale,
    onDone: () => {
      toast.success(s.saved)
      onClose()
    },
  })
  const remove = useWrite('POST /ws/operator/advisory/prepared/remove', { onDone: onClose })
  const drop = async (one: Prepared) => {
    const yes = await confirm({ title: s.deleteTitle(one.title[lang]), verb: s.delete, tone: 'bad' })
    if (yes) await remove.run({ id: one.id, version: one.version })
  }
  const { field } = act
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      <DictSelect dict="advisoryTopic" description={s.allTopics} {...field('topic', s.topic)} />
      <div className={blocks.pair}>
        <TextInput required maxLength={60} {...field('titleCn', s.titleCn)} />
        <TextInput required maxLength={60} {...field('titleEn', s.titleEn)} />
      </div>
      <Textarea required autosize minRows={4} maxRows={12} maxLength={ADVISORY_TEXT_MAX} {...field('textCn', s.textCn)} />
      <Textarea required autosize minRows={4} maxRows={12} maxLength={ADVISORY_TEXT_MAX} {...field('textEn', s.textEn)} />
      <div className={blocks.buttons}>
        <Button variant="default" onClick={onClose}>
          {s.cancel}
        </Button>
        {before && (
          <ActButton needs="operator:advisory" variant="default" loading={remove.pending} onClick={() => drop(before)}>
            {s.delete}
          </ActButton>
        )}
        <ActButton needs="operator:advisory" type="submit" loading={act.pending}>
          {s.save}
        </ActButton>
      </div>
    </form>
  )
}
