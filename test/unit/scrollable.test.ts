import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Whatever scrolls by itself can be scrolled by the keyboard: what has nothing to focus in it is a `Scrollable`, whose rule is
 * `blocks.scrolls`. The others are here, each with how the keyboard gets into it.
 */
const reached: Record<string, string> = {
  'app/web/frames/portal.module.css .fold[data-open]': 'links',
  'app/web/frames/work.module.css .side': 'links',
  'app/web/frames/work.module.css .tabs': 'links',
  'features/market/article/web/detail.module.css .body :global(.table)': 'tabindex of the renderer (article/server/render.ts)',
  'features/market/article/web/detail.module.css .body pre': 'tabindex of the renderer (article/server/render.ts)',
  'features/people/absence/web/calendar/calendar.module.css .scroll': 'cells',
  'features/talk/chat/web/chat.module.css .entries': 'buttons',
  'features/talk/chat/web/chat.module.css .timeline': 'tabindex of its own',
  'features/talk/chat/web/composer.module.css .faces': 'buttons',
  'features/talk/chat/web/composer.module.css .mentions': 'options of the field',
  'features/talk/chat/web/side/side.module.css .choice': 'checkboxes',
  'features/talk/chat/web/side/side.module.css .members': 'tabindex of its own',
  'features/talk/chat/web/side/side.module.css .side': 'tabs',
  'features/work/demand/web/hall/hall.module.css .panel': 'checkboxes',
  'platform/web/blocks.module.css .rail': 'what the page puts there',
  'platform/web/blocks.module.css .scrolls': 'Scrollable; the rows of DataTable',
  'platform/web/portal/SectionIndex.module.css .index ul': 'links',
  'platform/web/ui/AreaCascader.module.css .options': 'options of the field',
  'platform/web/ui/global.css .mantine-TagsInput-options': 'options of the field',
  'platform/web/ui/review/review.module.css .queue': 'links',
}

/** `file selector` of each rule that lets something scroll. */
function scrolling(): string[] {
  return globSync('src/**/*.css').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/([^{};]*)\{[^{}]*overflow(?:-[xy])?:\s*(?:auto|scroll)[^{}]*\}/g)].map(([, selector]) =>
      `${path.slice('src/'.length)} ${(selector ?? '')
        .replaceAll(/\/\*.*?\*\//gs, '')
        .trim()
        .split(/,\s*/)
        .at(-1)}`.trim(),
    ),
  )
}

it('every place that scrolls by itself is reached by the keyboard', () => {
  expect(scrolling().toSorted()).toEqual(Object.keys(reached).toSorted())
})
