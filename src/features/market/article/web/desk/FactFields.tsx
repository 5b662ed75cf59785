import { MultiSelect, Select, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDict, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { UploadField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useAreaTree } from '../../../../base/area/web/queries.ts'
import type { ArticleTopic } from '../../contract/topics.ts'
import css from './desk.module.css'
import { t } from './texts.ts'
import type { Typed } from './typed.ts'

/** The state and author of the article. */
export function FactFields({ form, slugFixed, onSlug }: { form: ActForm<Typed>; slugFixed: boolean; onSlug: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const topics = useDict('articleTopic')
  const areas = useAreaTree()
  const regions = useMemo(
    () => (areas.data ?? []).map((area) => ({ value: area.code, label: `${area[lang]} ${area.code}` })),
    [areas.data, lang],
  )
  const { field } = form
  const slug = field('slug', s.slug)
  return (
    <SectionCard title={s.facts}>
      <div className={`${blocks.pair} ${css.facts}`}>
        <TextInput
          description={s.slugHint}
          required
          readOnly={slugFixed}
          maxLength={100}
          spellCheck={false}
          {...slug}
          onChange={(event) => {
            onSlug()
            slug.onChange(event)
          }}
        />
        <Select
          required
          data={topics}
          {...field('topic', s.topic)}
          value={form.form.values.topic || null}
          onChange={(value) => form.form.setFieldValue('topic', (value ?? '') as ArticleTopic | '')}
        />
        <MultiSelect
          description={s.regionsHint}
          data={regions}
          searchable
          maxValues={20}
          {...field('regions', s.regions)}
          value={form.form.values.regions}
          onChange={(codes) => form.form.setFieldValue('regions', codes)}
        />
        <TextInput maxLength={80} lang="zh-CN" {...field('author.cn', s.of(s.inChinese, s.author))} />
        <TextInput maxLength={80} lang="en" {...field('author.en', s.of(s.inEnglish, s.author))} />
        <DateField clearable {...field('checkedOn', s.checkedOn)} />
        <UploadField description={s.coverHint} purpose="cover" {...field('cover', s.cover)} />
      </div>
    </SectionCard>
  )
}
