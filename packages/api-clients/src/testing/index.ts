export { bindOperations, type Method, type Methods } from './bind-operations.js';
