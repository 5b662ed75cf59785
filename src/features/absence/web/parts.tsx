/** The leave of one employee, for the tab of the employee's page. */
export { EmployeeLeave as LeavePanel } from './balances/EmployeeLeave.tsx'
