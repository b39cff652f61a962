/** Parts that only a phone's table needs; fetched only there. */
export { Chips } from './chips';
export { CloseLook } from './close-look';
export { DistrictPanel } from './district-panel';
export { HandRow } from './hand-row';
export { MenuButton } from './menu-button';
export { PlanButtons } from './plan-buttons';
export { buttonList, planSheet, scrolled, seatSheet } from './sheets';
export { StatusLine } from './status-line';
