import { defineNotices } from '../../../../platform/contract/notice.ts'

export const absenceNotices = defineNotices({
  leaveAsked: {
    for: [1],
    group: 'people',
    title: { cn: '休假待审批', en: 'Leave awaiting a decision' },
    text: {
      cn: '{by} 为 {name} 提交了{type}：{span}，共 {days} 天。',
      en: '{by} submitted {type} for {name}: {span}, {days|day|days}.',
    },
    mail: true,
  },
  leaveGranted: {
    for: [1],
    group: 'people',
    title: { cn: '休假已批准', en: 'Leave granted' },
    text: { cn: '{by} 批准了 {name} 的{type}：{span}。', en: '{by} granted {type} of {name}: {span}.' },
    mail: false,
  },
  leaveRefused: {
    for: [1],
    group: 'people',
    title: { cn: '休假未获批准', en: 'Leave refused' },
    text: {
      cn: '{by} 没有批准 {name} 的{type}（{span}）：{reason}',
      en: '{by} refused {type} of {name} ({span}): {reason}',
    },
    mail: true,
  },
  leaveChanged: {
    for: [1],
    group: 'people',
    title: { cn: '休假有变动', en: 'Leave changed' },
    text: { cn: '{by} 将 {name} 的{type}改为 {span}。', en: '{by} changed {type} of {name} to {span}.' },
    mail: false,
  },
  leaveCancelled: {
    for: [1],
    group: 'people',
    title: { cn: '休假已取消', en: 'Leave cancelled' },
    text: {
      cn: '{by} 取消了 {name} 的{type}（{span}）：{reason}',
      en: '{by} cancelled {type} of {name} ({span}): {reason}',
    },
    mail: false,
  },
  leaveRecounted: {
    for: [1],
    group: 'people',
    title: { cn: '休假天数有变', en: 'Days of leave counted again' },
    text: {
      cn: '{name} 的{type}（{span}）因节假日或排班调整，由 {before} 天变为 {after} 天，余额已相应更正。',
      en: '{type} of {name} ({span}) is now {after|day|days} instead of {before}, because holidays or working days changed. The balance is corrected.',
    },
    mail: false,
  },
  leaveNotRecounted: {
    for: [1],
    group: 'people',
    title: { cn: '休假天数需要处理', en: 'Leave needs attention' },
    text: {
      cn: '{name} 的{type}（{span}）因节假日或排班调整应为 {after} 天，但余额不足，请处理。',
      en: '{type} of {name} ({span}) would now be {after|day|days}, because holidays or working days changed, but the balance does not allow it. Please act on it.',
    },
    mail: true,
  },
})
