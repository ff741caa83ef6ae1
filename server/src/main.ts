/** Entry point of the server process. */
import { serve } from './serve.ts';

await serve(process.env);
