import { createContext } from 'react';
import type { Controller } from './view/controller.ts';

/**
 * Gets the controller of each book below it, and `null` when that is destroyed. Not public: with it the lab records the
 * events of a book and plays them again.
 */
export const ControllerProbeContext = createContext<((controller: Controller | null) => void) | null>(null);
