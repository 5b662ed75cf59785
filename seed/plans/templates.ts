import { changeTemplate, keepTemplate } from '../../src/features/work/demand/server/templates/templates.ts'
import type { Scene } from '../engine/scene.ts'

type Schedule = Parameters<typeof changeTemplate>[1]['schedule']

/** Requests that companies keep, one of them with a schedule. */
export function planTemplates(scene: Scene): void {
  const templates: ReadonlyArray<[by: string, title: string, schedule: Schedule, form: Record<string, string>]> = [
    [
      'langong',
      '德国售后薪酬核算 {month}',
      { every: 'monthly', day: 20 },
      {
        category: 'payroll',
        areaCode: 'DE-BY',
        currency: 'EUR',
        amount: '1800.00',
        description: '慕尼黑售后团队七人的月度工资核算、工资单与社保申报，含加班与出差补贴。',
        workLanguage: 'zhEn',
      },
    ],
    [
      'langong',
      'Trade fair interpreters, two days',
      null,
      { category: 'translation', areaCode: 'DE-NI', currency: 'EUR', amount: '960.00' },
    ],
  ]
  for (const [by, title, schedule, form] of templates)
    scene.plan(0.4, () =>
      scene.do(scene.company(by).owner, async (act) => {
        const { id } = await keepTemplate(act, { title, form })
        if (schedule) await changeTemplate(act, { id, version: 1, title, schedule, paused: false })
      }),
    )
}
