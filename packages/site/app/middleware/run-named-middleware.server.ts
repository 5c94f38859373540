import { data, type MiddlewareFunction } from 'react-router';
import { siteContext } from '../context/site-context.ts';
import { builtInMiddleware } from './built-in-middleware.server.ts';

/**
 * Runs the middleware that the routes of an address name in `handle.middleware`, outer routes first:
 * on documents and on navigations in the browser. An unknown name is a 500. Site document,
 * section 8.
 */
export const runNamedMiddleware: MiddlewareFunction<Response> = async (args, next) => {
  const { middlewareAt, middleware, log } = args.context.get(siteContext);
  const known = { ...builtInMiddleware, ...middleware };
  const run = async ([name, ...others]: readonly string[]): Promise<Response> => {
    if (name === undefined) return next();
    const named = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!named) {
      const message = `Unknown middleware ${name}`;
      log('error', message, { pattern: args.pattern });
      throw data({ message }, { status: 500 });
    }
    let rest: Promise<Response> | undefined;
    const onward = () => {
      rest ??= run(others);
      return rest;
    };
    return (await named(args, onward)) ?? onward();
  };
  return run(middlewareAt(args.pattern));
};
