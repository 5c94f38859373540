import { config } from 'zod';

// The editor's content security policy forbids what the compiled parsers are made with.
config({ jitless: true });
