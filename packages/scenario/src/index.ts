/** Scenario files (docs/scenarios.md): reading, running and writing them. Nothing here needs Node. */
export { EXPECTATIONS, type Expect, type Part, readScenario, type Scenario, type StepData } from './document.js';
export { withSteps } from './recording.js';
export { playScenario, runScenario } from './run.js';
export type { Refusal, Stage } from './stage.js';
export { UNKNOWN, viewed } from './viewed.js';
export { type Read, scenariosIn, yamlOf } from './yaml.js';
