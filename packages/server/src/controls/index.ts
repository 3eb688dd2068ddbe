/** What other features may use from controls: ask `controlsOf` and a rule of `controlsCan`. */

export { controlsData } from './controls.data.ts';
export { controlsAnswer, registerControls } from './controls.routes.ts';
export { type ControlsService, createControlsService } from './controls.service.ts';
export { allowsVoice, hasLeaguesOn } from './controls.store.ts';
