/** The screens of this feature, by the names that routes and menus call them. */
export const screens = [
  'international',
  'offlineSalon',
  'onlineActivities',
  'activityH5',
  'activityDetail',
  'operatorEvents',
] as const satisfies readonly string[]
