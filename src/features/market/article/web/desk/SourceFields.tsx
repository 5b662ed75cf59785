import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import type { ActForm, PathOf } from '../../../../../platform/web/ui/useActForm.ts'
import css from './desk.module.css'
import { t } from './texts.ts'
import type { Typed } from './typed.ts'

const MOST = 20

export function SourceFields({ form }: { form: ActForm<Typed> }) {
  const s = useTexts(t)
  const { sources } = form.form.values
  const nth = (at: number, path: PathOf<Typed>, label: string) => {
    const called = s.sourceNth(at + 1, label)
    return { 'aria-label': called, ...form.field(path, label, called) }
  }
  const set = (next: Typed['sources']) => form.form.setFieldValue('sources', next)
  return (
    <SectionCard title={s.sources} about={s.sourcesAbout}>
      <ol className={`${blocks.form} ${css.sources}`}>
        {sources.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a source has no identity other than its position
          <li className={`${blocks.columns} ${css.source}`} key={at}>
            <TextInput maxLength={200} lang="zh-CN" {...nth(at, `sources.${at}.title.cn`, s.sourceCn)} />
            <TextInput maxLength={200} lang="en" {...nth(at, `sources.${at}.title.en`, s.sourceEn)} />
            <TextInput type="url" maxLength={500} placeholder="https://" {...nth(at, `sources.${at}.url`, s.sourceUrl)} />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={s.removeSource(at + 1)}
              onClick={() => set(sources.filter((_one, place) => place !== at))}
            >
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {sources.length < MOST && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => set([...sources, { title: { cn: '', en: '' }, url: '' }])}
        >
          {s.addSource}
        </Button>
      )}
    </SectionCard>
  )
}
